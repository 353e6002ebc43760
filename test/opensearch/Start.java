// One node of OpenSearch: java -cp 'lib/*' Start.java FOLDER NAME HTTP_PORT TRANSPORT_PORT SEED_PORTS
// SEED_PORTS: the transport ports of all nodes that form the cluster, comma-separated. It runs until its input ends,
// so that it never outlives whatever started it.
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.codelibs.opensearch.runner.OpenSearchRunner;

public class Start {
  public static void main(String[] args) throws Exception {
    var ports = args[4].split(",");
    var names = IntStream.range(1, ports.length + 1).mapToObj(i -> "node-" + i).collect(Collectors.joining(","));
    var seeds = Arrays.stream(ports).map(port -> "127.0.0.1:" + port).collect(Collectors.joining(","));
    new OpenSearchRunner()
        .onBuild((number, settings) -> {
          settings.put("node.name", args[1]);
          settings.put("network.host", "127.0.0.1");
          settings.put("http.port", args[2]);
          settings.put("transport.port", args[3]);
          settings.put("discovery.type", "zen");
          settings.putList("discovery.seed_hosts", seeds.split(","));
          settings.putList("cluster.initial_cluster_manager_nodes", names.split(","));
          settings.put("cluster.routing.allocation.disk.threshold_enabled", "false");
          // Nodes that are killed in tests are missed soon.
          settings.put("cluster.fault_detection.follower_check.timeout", "3s");
          settings.put("cluster.fault_detection.leader_check.timeout", "3s");
        })
        .build(OpenSearchRunner.newConfigs().basePath(args[0]).clusterName("muster-test").numOfNode(1).disableESLogger());
    while (System.in.read() >= 0) {}
    System.exit(0);
  }
}
