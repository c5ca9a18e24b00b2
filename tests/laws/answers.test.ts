// Asks the compiler what type each condition has, for which it reads all of the rules: a heavy part of the suite.
import { globSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

test("an answer is never taken for a boolean", () => {
  const config = ts.readConfigFile("tsconfig.json", ts.sys.readFile).config.compilerOptions;
  const { options } = ts.convertCompilerOptionsFromJson(config, ".");
  const files = globSync("lib/{core,games,deck}/**/*.ts");
  // These files know neither page nor Node, so the types of those need not be read.
  const program = ts.createProgram(files, { ...options, noEmit: true, lib: ["lib.esnext.d.ts"], types: [] });
  const checker = program.getTypeChecker();
  const misused: string[] = [];
  for (const file of program.getSourceFiles().filter(({ fileName }) => files.some((f) => fileName.endsWith(f)))) {
    const visit = (node: ts.Node): void => {
      for (const asked of conditions(node)) {
        if (checker.getTypeAtLocation(asked).getSymbol()?.name === "Answer")
          misused.push(`${file.fileName}: ${asked.getText(file)}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  expect(misused).toEqual([]);
});

/** The parts of a node that are tested for truth. */
function conditions(node: ts.Node): ts.Node[] {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) return [node.expression];
  if (ts.isConditionalExpression(node)) return [node.condition];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) return [node.operand];
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken) return [node.left];
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const asks = ["filter", "some", "every", "find", "findIndex"].includes(node.expression.name.text);
    const [asked] = node.arguments;
    if (asks && asked && ts.isArrowFunction(asked) && !ts.isBlock(asked.body)) return [asked.body];
  }
  return [];
}
