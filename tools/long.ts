// `npm run long`: the functions of more than 60 lines, counted from their first line to their last, comments included. There are to be none.
import { globSync, readFileSync } from "node:fs";
import ts from "typescript";

const MOST = 60;

function longIn(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && "body" in node && node.body) {
      const first = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const lines = source.getLineAndCharacterOfPosition(node.getEnd()).line + 2 - first;
      if (lines > MOST) found.push(`${String(lines).padStart(4)}  ${file}:${first}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const all = globSync("{app,lib,db}/**/*.{ts,tsx}").flatMap(longIn).sort().reverse();
console.log([...all, `${all.length} functions have more than ${MOST} lines`].join("\n"));
if (all.length > 0) process.exitCode = 1;
