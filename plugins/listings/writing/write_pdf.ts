import { placedMomentText } from '#kernel/fields/moment_text'
import type { PaperDocument, PaperNode } from '#kernel/paper/paper_document'
import type { PaperPress } from '#kernel/paper/paper_press'

import type { ListedLine } from '#plugins/listings/contract/case_listings'
import { wording } from '#plugins/listings/lang/server/wording'
import {
  fileName,
  type ListingToWrite,
  type WrittenFile,
} from '#plugins/listings/writing/listing_file'

/** Lines of a volume: some hundred pages, which are laid within seconds. */
const LINES_OF_VOLUME = 2000

/** A listing as PDF on landscape pages, in volumes where it is long. */
export async function writeListingPdf(
  listing: ListingToWrite,
  press: Pick<PaperPress, 'file'>,
  linesOfVolume = LINES_OF_VOLUME
): Promise<WrittenFile[]> {
  const { lines } = listing.listed
  const count = Math.max(1, Math.ceil(lines.length / linesOfVolume))
  const files: WrittenFile[] = []
  for (let at = 0; at < count; at++) {
    const some = lines.slice(at * linesOfVolume, (at + 1) * linesOfVolume)
    const title = count === 1 ? listing.name : volumeTitle(listing, at + 1, count)
    const bytes = await press.file('pdf', paperOf(listing, title, some))
    files.push({ name: fileName(title, 'pdf'), mediaType: 'application/pdf', bytes })
  }
  return files
}

const volumeTitle = ({ name, language }: ListingToWrite, number: number, count: number): string =>
  wording('pdf.volume', { name, number, count })[language]

function paperOf(
  { name, revision, language, listed, maker, madeAt, timeZone }: ListingToWrite,
  title: string,
  lines: readonly ListedLine[]
): PaperDocument {
  const { heads } = listed
  const columns = heads.map(({ text, width }) => ({ title: text, share: width }))
  const tables = groupsOf(lines).flatMap(({ group, of }): PaperNode[] => [
    ...(group ? [{ kind: 'heading', level: 3, text: `${group} (${of.length})` } as const] : []),
    {
      kind: 'table',
      columns,
      rows: of.map(({ cells }) => cells.map((cell) => (cell === null ? '' : String(cell)))),
    },
  ])
  const say = (key: 'page_of' | 'continued' | 'none', values?: Record<string, string>) =>
    wording(`pdf.${key}`, values)[language]
  const at = placedMomentText(timeZone, madeAt)
  return {
    ...{ title, maker, madeAt, language, orientation: 'landscape' },
    foot: wording('pdf.foot', { name, revision, maker, at })[language],
    words: {
      pageOf: say('page_of', { page: '{{page}}', pages: '{{pages}}' }),
      continued: say('continued'),
    },
    nodes: [
      { kind: 'heading', level: 1, text: title },
      ...(lines.length > 0 ? tables : [{ kind: 'paragraph', text: say('none') } as const]),
    ],
  }
}

/** Lines that stand together, in their order. */
function groupsOf(lines: readonly ListedLine[]): { group: string | null; of: ListedLine[] }[] {
  const groups: { group: string | null; of: ListedLine[] }[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && last.group === line.group) last.of.push(line)
    else groups.push({ group: line.group, of: [line] })
  }
  return groups
}
