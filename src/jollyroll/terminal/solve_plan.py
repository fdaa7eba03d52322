"""What a solve job would take, as text."""

from tempfile import TemporaryDirectory

from jollyroll.solve.job_plan import JobPlan
from jollyroll.solve.solve_job import SolveJob
from jollyroll.words import say, whole

from .columns import columns
from .frames import heading
from .progress import duration
from .solved_tables import bytes_shown, in_figures_of
from .style import Style, wrapped


def plan_page(job: SolveJob, title: str, style: Style) -> list[str]:
    """The plan of a job step by step, measured now; for a job without a plan, its usual cost."""
    with TemporaryDirectory() as folder:
        plan = job.plan(folder)
    if plan is None:
        return wrapped(say("plan-none", title=title, figures=in_figures_of(job)))
    return [heading(title, style), *wrapped(plan.rests_on), "", *table(plan, style), "", *wrapped(total(plan))]


def table(plan: JobPlan, style: Style) -> list[str]:
    """A line per step, and the total."""
    heads = [say(f"plan-{name}") for name in ("step", "states", "time", "memory", "moved")]
    steps = [(step.name, step.states, step.seconds, step.memory, step.moved) for step in plan.steps]
    steps.append((say("plan-all"), sum(step.states for step in plan.steps), plan.seconds, plan.memory, plan.moved))
    rows = [
        [name, whole(states), duration(seconds), bytes_shown(memory), bytes_shown(moved)]
        for name, states, seconds, memory, moved in steps
    ]
    return columns(heads, rows, style)


def total(plan: JobPlan) -> str:
    """The total in a sentence."""
    return say("plan-sum", time=duration(plan.seconds), memory=bytes_shown(plan.memory), disk=bytes_shown(plan.disk))
