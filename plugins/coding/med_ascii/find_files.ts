import type { ReleaseFile } from '#plugins/coding/contract/release'
import { wording } from '#plugins/coding/lang/server/wording'
import { type FileKey, fileKeys, fileLayouts } from '#plugins/coding/med_ascii/layout'
import type { FileProblems } from '#kernel/files/file_problems'

export type FoundFiles = Readonly<Record<FileKey, ReleaseFile>>

/**
 * The files of a release among all that came: whatever their folder is called, in any letter case
 * (version 9.1 has SMQ_List.asc).
 * @returns null when one is missing or there are two of it
 */
export function findFiles(
  files: readonly ReleaseFile[],
  problems: FileProblems
): FoundFiles | null {
  const found: Partial<Record<FileKey, ReleaseFile>> = {}
  for (const key of fileKeys) {
    const { file } = fileLayouts[key]
    const [first, second] = files.filter(({ name }) => baseName(name).toLowerCase() === file)
    if (!first) problems.add(file, null, missing(file))
    else if (second) problems.add(second.name, null, twice(first.name, second.name))
    else found[key] = first
  }
  return problems.total === 0 ? (found as FoundFiles) : null
}

/** Archives made on Windows part folders by the other slash. */
function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
}

function missing(file: string) {
  return wording('find_files.is_missing_upload_the_whole_folder', { file })
}

function twice(first: string, second: string) {
  return wording('find_files.and_are_the_same_file_of', { first, second })
}
