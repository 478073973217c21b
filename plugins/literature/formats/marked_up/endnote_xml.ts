import { readElements, textsAt } from '#plugins/literature/formats/marked_up/read_elements'
import type { FieldName, RawFile } from '#plugins/literature/formats/raw_record'

const PATHS: readonly (readonly [FieldName, string])[] = [
  ['title', './titles/title'],
  ['otherTitle', './titles/translated-title'],
  ['author', './contributors/authors/author'],
  ['journal', './periodical/full-title'],
  ['journal', './titles/secondary-title'],
  ['shortJournal', './periodical/abbr-1'],
  ['shortJournal', './alt-periodical/full-title'],
  ['publisher', './publisher'],
  ['volume', './volume'],
  ['issue', './number'],
  ['pages', './pages'],
  ['year', './dates/year'],
  ['issn', './isbn'],
  ['number', './accession-num'],
  ['doi', './electronic-resource-num'],
  ['abstract', './abstract'],
  ['keyword', './keywords/keyword'],
  ['language', './language'],
  ['source', './remote-database-name'],
  ['source', './remote-database-provider'],
  ['url', './urls/related-urls/url'],
]

/** Reads the XML of EndNote; how its texts are styled is no part of them. */
export function readEndnoteXml(text: string): RawFile {
  return readElements(text, 'record', (record, root) => {
    for (const [name, path] of PATHS) {
      for (const value of textsAt(root, path)) record.add(name, value)
    }
  })
}
