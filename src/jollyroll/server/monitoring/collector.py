"""The metrics of a process, for Prometheus.

No label comes from a client: no names, tables or addresses. Counters are only read, in a separate thread.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import get_args

from prometheus_client import Metric
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

import jollyroll
from jollyroll.server.counters import COUNTERS, Histogram
from jollyroll.server.live.context import ServerContext
from jollyroll.server.live.registry import TableRegistry
from jollyroll.server.protocol.enums import StageName

from .readiness import readiness


class ServerCollector(Collector):
    """Collects the metrics on each scrape."""

    def __init__(self, server: ServerContext) -> None:
        self.server = server

    def describe(self) -> Iterable[Metric]:
        """Describe nothing in advance."""
        return ()

    def collect(self) -> Iterator[Metric]:
        """All metrics."""
        about = GaugeMetricFamily("jollyroll_info", "The program.", labels=["version"])
        about.add_metric([jollyroll.__version__], 1)
        yield about
        yield GaugeMetricFamily("jollyroll_ready", "1 if new players are welcome.", value=not readiness(self.server))
        yield from counted()
        registry = getattr(self.server, "registry", None)  # unset before the store is open
        if registry is not None:
            yield from present(self.server, registry)


def counted() -> Iterator[Metric]:
    """Metrics counted since the process started."""
    events = CounterMetricFamily("jollyroll_actions", "Events stored, by game and kind.", labels=["game", "kind"])
    for (game, kind), number in [*COUNTERS.events.items()]:
        events.add_metric([game, kind], number)
    yield events
    yield by_label("jollyroll_refusals", "What was refused, by code.", "code", COUNTERS.refusals)
    yield by_label("jollyroll_store_errors", "Failures of the store, by kind.", "kind", COUNTERS.store_errors)
    latency = HistogramMetricFamily("jollyroll_action_seconds", "From a frame received to its event.", labels=["until"])
    latency.add_metric(["stored"], *histogram(COUNTERS.stored))
    latency.add_metric(["shown"], *histogram(COUNTERS.shown))
    yield latency
    yield spread("jollyroll_followed_seconds", "From an action at another server to its event being shown here.", COUNTERS.followed)
    yield CounterMetricFamily("jollyroll_overtaken", "Actions that another server's event came before.", value=COUNTERS.overtaken)
    yield spread("jollyroll_commit_seconds", "Transactions of the store.", COUNTERS.commits)
    yield spread("jollyroll_commit_events", "Events in one transaction.", COUNTERS.batches)
    yield spread("jollyroll_loop_lag_seconds", "By how much the event loop was late.", COUNTERS.lag)


def present(server: ServerContext, registry: TableRegistry) -> Iterator[Metric]:
    """Metrics of the current state."""
    stages = Counter(dict.fromkeys(get_args(StageName), 0))
    stages.update(table.state.stage for table in [*registry.tables.values()])
    yield by_label("jollyroll_tables", "Tables in memory, by stage.", "stage", stages, GaugeMetricFamily)
    yield GaugeMetricFamily("jollyroll_connections", "Connections to tables.", value=len(server.connections))
    leased = sum(table.leased for table in [*registry.tables.values()])
    yield GaugeMetricFamily("jollyroll_leases", "Tables whose bots and clocks this server runs.", value=leased)
    yield GaugeMetricFamily("jollyroll_servers", "Servers on the store, this one included.", value=registry.peers.servers)
    channels = Counter({name: int(up) for name, up in registry.peers.channels.items()})
    yield by_label("jollyroll_channel_up", "1 if notes of other servers are heard.", "channel", channels, GaugeMetricFamily)
    queues = Counter({**registry.thinkers.queues(), "writer": len(registry.writer.waiting)})
    yield by_label("jollyroll_queue", "What waits or is being done, by queue.", "queue", queues, GaugeMetricFamily)


def by_label(
    name: str,
    about: str,
    label: str,
    numbers: Counter[str],
    family: type[CounterMetricFamily] | type[GaugeMetricFamily] = CounterMetricFamily,
) -> Metric:
    """A metric with a value for each label."""
    metric = family(name, about, labels=[label])
    for word, number in [*numbers.items()]:
        metric.add_metric([str(word)], number)
    return metric


def spread(name: str, about: str, figures: Histogram) -> Metric:
    """A histogram without labels."""
    buckets, total = histogram(figures)
    return HistogramMetricFamily(name, about, buckets=buckets, sum_value=total)


def histogram(figures: Histogram) -> tuple[list[tuple[str, float]], float]:
    """Cumulative buckets and the sum, as Prometheus wants them."""
    below, buckets = 0, []
    for bound, number in zip([*map(str, figures.bounds), "+Inf"], [*figures.counts], strict=True):
        below += number
        buckets.append((bound, float(below)))
    return buckets, figures.total
