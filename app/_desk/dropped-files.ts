import type { GivenFile } from "./given-files.ts";

/** Files that the system keeps for itself, such as “.DS_Store”. Nobody puts a list into one. */
const OWN = /(?:^|\/)\./;

/** Chosen files with their paths in the folder that was chosen. */
export function chosenFiles(files: readonly File[]): readonly GivenFile[] {
  return files.map((file) => ({ path: file.webkitRelativePath || file.name, file })).filter(isGiven);
}

/** Dropped files, and those in dropped folders. */
export async function droppedFiles(dropped: DataTransfer): Promise<readonly GivenFile[]> {
  // The entries can only be asked for before the first wait.
  const entries = [...dropped.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return chosenFiles([...dropped.files]);
  const files = await Promise.all(entries.map(filesIn));
  return files.flat().filter(isGiven);
}

function isGiven({ path }: GivenFile): boolean {
  return !OWN.test(path);
}

async function filesIn(entry: FileSystemEntry): Promise<readonly GivenFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path: entry.fullPath.replace(/^\//, ""), file }];
  }
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const all: FileSystemEntry[] = [];
  // A reader gives the entries of a folder in parts, and an empty part at the end.
  for (;;) {
    const part = await new Promise<readonly FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) break;
    all.push(...part);
  }
  return (await Promise.all(all.map(filesIn))).flat();
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
