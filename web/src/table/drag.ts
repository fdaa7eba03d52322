// Dragging a thing onto another, by mouse or finger. A tap stays a tap.

import type { Attachment } from "svelte/attachments";

const FAR = 8; // pixels before a press becomes a drag

/** `drop` receives the target under the pointer: the value of the nearest `data-drop` around it. */
export function draggable(able: () => boolean, drop: (where: string) => void): Attachment<HTMLElement> {
  return (thing) => {
    let from: { x: number; y: number; id: number } | null = null;
    let dragged = false;

    const press = (event: PointerEvent): void => {
      dragged = false;
      if (able() && event.button === 0) from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return;
      const [across, down] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragged && Math.hypot(across, down) < FAR) return;
      if (!dragged) thing.setPointerCapture(from.id);
      dragged = true;
      thing.style.translate = `${across}px ${down}px`;
      thing.style.zIndex = "30";
      thing.style.transition = "none";
    };
    const release = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return;
      from = null;
      for (const name of ["translate", "z-index", "transition"]) thing.style.removeProperty(name);
      if (!dragged || event.type === "pointercancel") return;
      for (const under of document.elementsFromPoint(event.clientX, event.clientY)) {
        const place = under.closest<HTMLElement>("[data-drop]");
        if (place && place !== thing) {
          drop(place.dataset["drop"] ?? "");
          return;
        }
      }
    };
    const click = (event: MouseEvent): void => {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    thing.addEventListener("pointerdown", press);
    thing.addEventListener("pointermove", move);
    thing.addEventListener("pointerup", release);
    thing.addEventListener("pointercancel", release);
    thing.addEventListener("click", click, true);
    return () => {
      thing.removeEventListener("pointerdown", press);
      thing.removeEventListener("pointermove", move);
      thing.removeEventListener("pointerup", release);
      thing.removeEventListener("pointercancel", release);
      thing.removeEventListener("click", click, true);
    };
  };
}
