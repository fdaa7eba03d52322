"""Layers in blocks and in files: the result does not depend on the workers, and damaged files are refused."""

import resource
from pathlib import Path

import numpy as np
import pytest

from jollyroll.errors import Refused
from jollyroll.games.kings_gold.solve.ranking import all_piles, piles_of, rank_steps
from jollyroll.games.kings_gold.solve.solutions import SHARES, matters
from jollyroll.games.kings_gold.solve.solve_jobs import SharesJob
from jollyroll.kit import load_game
from jollyroll.solve.arrays import Arrays
from jollyroll.words import say
from tests.games.kings_gold.solve.small import shrink

GAME = load_game("kings_gold")
GAIN = 1e-3


@pytest.fixture
def job(monkeypatch: pytest.MonkeyPatch) -> SharesJob:
    """A small game of four, cut into many blocks."""
    shrink(monkeypatch, COINS=5, DICE=3, BONES_LIMIT=2, FINE=2, MOST_TIE_ROUNDS=2)
    monkeypatch.setattr("jollyroll.games.kings_gold.solve.layer_blocks.SMALLEST", 7)
    return SharesJob(GAME, SHARES, 4, matters(GAME.resolve(), 4), GAIN)


def run(job: SharesJob, folder: Path, cores: int = 1, stop: int = 0) -> Arrays:
    """Run the job to its end, or to the layer of this box."""

    def listen(done: float, total: float, note: str) -> None:
        if stop and note == say("solve-kg-layer", box=stop):
            raise KeyboardInterrupt

    folder.mkdir(exist_ok=True)
    job.cores = cores
    return job.run(listen, folder)[0]


def begun(job: SharesJob, folder: Path) -> list[Path]:
    """The reports of the layers solved by an interrupted run."""
    with pytest.raises(KeyboardInterrupt):
        run(job, folder, stop=3)
    return sorted(folder.glob("layer-*.json"))


def test_piles_are_found_from_ranks_wherever_one_begins() -> None:
    every = all_piles(5, 9)
    assert np.array_equal(piles_of(rank_steps(5, 9), 0, len(every)), every)
    assert np.array_equal(piles_of(rank_steps(5, 9), 1_234, 77), every[1_234 : 1_234 + 77])


def test_one_worker_or_three_come_to_the_same_bits(job: SharesJob, tmp_path: Path) -> None:
    one, three = run(job, tmp_path / "one"), run(job, tmp_path / "three", cores=3)
    assert all(np.array_equal(one[name], three[name]) for name in one)


def test_a_damaged_layer_is_refused_and_solved_again_once_its_report_is_deleted(job: SharesJob, tmp_path: Path) -> None:
    expected = run(job, tmp_path / "sound")["shares"]
    folder = tmp_path / "damaged"
    reports = begun(job, folder)
    assert len(reports) == 3, "boxes 0, 1 and 2"
    shares = np.load(folder / "layers.npy", mmap_mode="r+")
    starts = job.chunk_solver(folder).model.layer_starts
    shares[starts[2]] += 0.25
    shares.flush()
    with pytest.raises(Refused) as refused:
        run(job, folder)
    assert refused.value.code == "layer-damaged"
    assert str(reports[2]) in str(refused.value)
    reports[2].unlink()
    assert np.array_equal(run(job, folder)["shares"], expected)


def test_layers_of_another_game_and_torn_reports_are_refused(job: SharesJob, tmp_path: Path) -> None:
    folder = tmp_path / "begun"
    reports = begun(job, folder)
    other = SharesJob(GAME, SHARES, 4, matters(GAME.resolve("", {"shortage": "player_first"}), 4), GAIN)
    with pytest.raises(Refused) as refused:
        run(other, folder)
    assert refused.value.code == "layers-of-others"
    reports[1].write_text(reports[1].read_text()[:-9])
    with pytest.raises(Refused) as refused:
        run(job, folder)
    assert refused.value.code == "layer-damaged"
    (folder / "layers.npy").unlink()
    with pytest.raises(Refused) as refused:
        run(job, folder)
    assert refused.value.code == "layers-of-others"


def test_a_disk_without_room_for_the_layers_is_told_at_once(job: SharesJob, tmp_path: Path) -> None:
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4_000, limits[1]))
    try:
        with pytest.raises(Refused) as refused:
            run(job, tmp_path / "full")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert refused.value.code == "cannot-save"
    assert not list((tmp_path / "full").iterdir())
