import type { FileProblems } from '#kernel/files/file_problems'
import type { Words } from '#kernel/language/words'

import type { ReleaseFile } from '#plugins/coding/contract/release'
import { wording } from '#plugins/drugs/lang/server/wording'
import type { Layout } from '#plugins/drugs/whodrug/layout/layout'
import { checkCells } from '#plugins/drugs/whodrug/reading/cell_checks'
import { type Cells, encodingOf, readLines } from '#plugins/drugs/whodrug/reading/read_lines'

/** A sound line, and how to say that something else is wrong with it. */
export interface TableLine {
  readonly line: number
  readonly cells: Cells
  readonly wrong: (says: Words) => void
}

/** The tables of a release by the names of its layout, each read line by line when it is asked for. */
export class ReleaseTables {
  /** One for all files: a short one may fit another by chance. */
  readonly encoding: string
  readonly #files = new Map<string, ReleaseFile>()

  constructor(
    files: readonly ReleaseFile[],
    private layout: Layout,
    language: 'en' | 'zh',
    private problems: FileProblems
  ) {
    for (const { file } of Object.values(layout.files)) {
      const [first, second] = files.filter((each) => baseName(each.name) === file.toLowerCase())
      if (!first) problems.add(file, null, missing(file))
      else if (second) problems.add(second.name, null, twice(first.name, second.name))
      else if (first.bytes.length === 0) problems.add(first.name, null, empty)
      else this.#files.set(file, first)
    }
    const all = [...this.#files.values()].map(({ bytes }) => bytes)
    this.encoding = encodingOf(all, language)
  }

  /** Whether the layout of the release has the table at all. */
  has(table: string): boolean {
    return Object.hasOwn(this.layout.files, table)
  }

  /** The sound lines of a table; of the others it is told what is wrong. */
  *lines(table: string): Generator<TableLine> {
    const of = this.layout.files[table]
    const file = of && this.#files.get(of.file)
    if (!of || !file) return
    const tell = (line: number, says: Words) => this.problems.add(file.name, line, says)
    for (const { line, cells } of readLines(
      file.bytes,
      of,
      this.layout.separator,
      this.encoding,
      tell
    )) {
      const wrong = checkCells(cells)
      if (wrong) tell(line, wrong)
      else yield { line, cells, wrong: (says) => tell(line, says) }
    }
  }

  /** The texts of a table by their keys. A key that stands twice is a problem. */
  texts(table: string, key: string, text: string): Map<string, string> {
    const texts = new Map<string, string>()
    for (const { cells, wrong } of this.lines(table)) {
      if (texts.has(cells[key]!)) wrong(repeated(key, cells[key]!))
      texts.set(cells[key]!, cells[text]!)
    }
    return texts
  }

  /** The file of a table as it was uploaded. */
  nameOf(table: string): string {
    const file = this.layout.files[table]?.file ?? table
    return this.#files.get(file)?.name ?? file
  }
}

/** Archives made on Windows part folders by the other slash. */
function baseName(path: string): string {
  const slash = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'))
  return path.slice(slash + 1).toLowerCase()
}

export function repeated(key: string, value: string): Words {
  return wording('release_tables.stands_in_a_line_above_already', { key, value })
}

export function unknown(key: string, value: string, file: string): Words {
  return wording('release_tables.is_not_in_take_both_files', { key, value, file })
}

const empty = wording('release_tables.empty')

function missing(file: string): Words {
  return wording('release_tables.is_missing_upload_all_text_files', { file })
}

function twice(first: string, second: string): Words {
  return wording('release_tables.and_are_the_same_file_upload', { first, second })
}
