import { basename } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Quick tables come before random decks: the first test that notices a change ends its run. */
class TablesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => ["oracle.test.ts", "laws.test.ts"].indexOf(basename(moduleId));
    return files.sort((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

/** The tests that `npm run mutation` asks about one part of the code. */
export default defineConfig({
  test: {
    include: process.env.MUTATION_TESTS?.split(" ") ?? [],
    env: { DRYDOCK_DATA: "tests/fixtures" },
    testTimeout: 120_000,
    isolate: false,
    sequence: { sequencer: TablesFirst },
  },
});
