import { byteOrderMark, decode } from '#kernel/files/decode_text'

import type { DictionaryLanguage } from '#plugins/coding/contract/dictionary'
import type { ReleaseFile } from '#plugins/coding/contract/release'
import { wording } from '#plugins/coding/lang/server/wording'
import { buildRelease } from '#plugins/coding/med_ascii/build_release'
import { checkLinks } from '#plugins/coding/med_ascii/checks/links'
import { checkPaths } from '#plugins/coding/med_ascii/checks/paths'
import { checkSmqs } from '#plugins/coding/med_ascii/checks/smqs'
import { checkTerms } from '#plugins/coding/med_ascii/checks/terms'
import { decodeFile } from '#plugins/coding/med_ascii/decode_file'
import { findFiles, type FoundFiles } from '#plugins/coding/med_ascii/find_files'
import { type FileKey, fileKeys, fileLayouts } from '#plugins/coding/med_ascii/layout'
import { type FileProblem, FileProblems } from '#kernel/files/file_problems'
import { readTable, type Tables } from '#plugins/coding/med_ascii/read_table'
import type { Release } from '#plugins/coding/med_ascii/release'
import { languageNamed, releaseLanguages } from '#plugins/coding/med_ascii/release_languages'

/** A release, or everything that is wrong with it. */
export type ReadRelease =
  | { readonly ok: true; readonly release: Release }
  | {
      readonly ok: false
      readonly problems: readonly FileProblem[]
      /** How many were found; a hundred of them are listed. */
      readonly total: number
    }

interface Declared {
  readonly version: string
  readonly language: DictionaryLanguage
}

/**
 * Reads a release of MedAscii files and says of each line what is wrong with it. Nothing of a
 * release with a problem may be used, so it is all of a release or none.
 */
export function readRelease(files: readonly ReleaseFile[]): ReadRelease {
  const problems = new FileProblems()
  const release = readFiles(files, problems)
  if (release && problems.total === 0) return { ok: true, release }
  return { ok: false, problems: problems.list, total: problems.total }
}

function readFiles(files: readonly ReleaseFile[], problems: FileProblems): Release | null {
  const found = findFiles(files, problems)
  if (!found) return null
  const declared = readDeclared(found.meddra_release, problems)
  if (!declared) return null
  const decoded = decodeAll(found, declared.language, problems)
  if (!decoded) return null
  const tablesOf = fileKeys.map((key) => [
    key,
    readTable(key, found[key].name, decoded[key].text, problems),
  ])
  const tables = Object.fromEntries(tablesOf) as Tables
  checkTerms(tables, problems)
  checkPaths(tables, problems)
  checkLinks(tables, problems)
  checkSmqs(tables, declared.version, problems)
  return buildRelease(tables, { ...declared, encoding: decoded.llt.encoding })
}

/** Version and language, which the other files are read by. */
function readDeclared({ name, bytes }: ReleaseFile, problems: FileProblems): Declared | null {
  const text = decode(bytes, byteOrderMark(bytes) ?? 'utf-8')
  if (text === null) {
    problems.add(name, null, notText)
    return null
  }
  const { rows } = readTable('meddra_release', name, text, problems)
  const [row, more] = rows
  if (more) problems.add(name, more.line, oneLine)
  if (!row) {
    if (problems.total === 0) problems.add(name, 1, oneLine)
    return null
  }
  const version = row.version.trim()
  const language = languageNamed(row.language)
  if (!/^\d{1,3}\.\d$/.test(version)) problems.add(name, row.line, noVersion(row.version))
  if (!language) problems.add(name, row.line, unknownLanguage(row.language))
  return language && problems.total === 0 ? { version, language } : null
}

type Decoded = Readonly<Record<FileKey, { readonly text: string; readonly encoding: string }>>

function decodeAll(
  found: FoundFiles,
  language: DictionaryLanguage,
  problems: FileProblems
): Decoded | null {
  const decoded: Partial<Record<FileKey, { text: string; encoding: string }>> = {}
  for (const key of fileKeys) {
    const { name, bytes } = found[key]
    const hasNames = fileLayouts[key].columns.some((column) => column?.name.endsWith('_name'))
    const file = decodeFile(bytes, language, hasNames)
    if (file.ok) decoded[key] = file
    else problems.add(name, file.line, file.says)
  }
  return problems.total === 0 ? (decoded as Decoded) : null
}

const notText = wording('read_release.not_text')

const oneLine = wording('read_release.one_line')

function noVersion(found: string) {
  return wording('read_release.is_no_version_a_version_looks', { value: found.slice(0, 20) })
}

function unknownLanguage(found: string) {
  const known = Object.values(releaseLanguages).map((each) => each.name)
  return wording('read_release.the_language_is_not_read_here', { value: found.slice(0, 40), known })
}
