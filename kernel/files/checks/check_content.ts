import { fileTypeFromBuffer } from 'file-type'

import { type FileKind, MEDIA_TYPES } from '#kernel/files/checks/file_kinds'
import { inspectZip } from '#kernel/files/checks/inspect_zip'
import { isPlainText } from '#kernel/files/checks/is_plain_text'
import { holdsOleMacros } from '#kernel/files/checks/ole_macros'
import { endsAsZip, isOle, isZip, looksLikeHtml, pdfMark } from '#kernel/files/checks/signatures'
import { accepted, type UploadVerdict, wrongContent } from '#kernel/files/checks/verdict'
import { macros } from '#kernel/files/checks/zip_entries'
import { wording } from '#kernel/lang/server/wording'

type ContentCheck = (bytes: Uint8Array, name: string) => Promise<UploadVerdict> | UploadVerdict

/** What each kind of file must be inside. */
const CHECKS: Readonly<Record<FileKind, ContentCheck>> = {
  pdf: bySignature('pdf', ['application/pdf']),
  jpeg: bySignature('jpeg', ['image/jpeg']),
  wav: bySignature('wav', ['audio/wav', 'audio/vnd.wave', 'audio/x-wav']),
  text: (bytes, name) =>
    isPlainText(bytes) && !looksLikeHtml(bytes) ? accepted(MEDIA_TYPES.text) : notA('text', name),
  xml: (bytes, name) =>
    isZip(bytes) || isOle(bytes) ? notA('xml', name) : accepted(MEDIA_TYPES.xml),
  word97: (bytes, name) => {
    if (!isOle(bytes)) return notA('word97', name)
    return holdsOleMacros(bytes) ? macros(name) : accepted(MEDIA_TYPES.word97)
  },
  word: packed('word', 'word/document.xml'),
  excel: packed('excel', 'xl/workbook.xml'),
  zip: packed('zip'),
}

/** Whether the content is what the extension says, one thing only, and harmless. */
export async function checkContent(
  kind: FileKind,
  bytes: Uint8Array,
  name: string
): Promise<UploadVerdict> {
  const isArchive = kind === 'zip' || kind === 'word' || kind === 'excel'
  if (!isArchive && endsAsZip(bytes)) return twoInOne(name)
  if (!isArchive && kind !== 'pdf' && pdfMark(bytes) !== -1) return twoInOne(name)
  return CHECKS[kind](bytes, name)
}

function bySignature(kind: FileKind, mediaTypes: readonly string[]): ContentCheck {
  return async (bytes, name) => {
    const found = await fileTypeFromBuffer(bytes)
    return found && mediaTypes.includes(found.mime) ? accepted(MEDIA_TYPES[kind]) : notA(kind, name)
  }
}

/** An archive; one of Office has its main part inside. */
function packed(kind: FileKind, part?: string): ContentCheck {
  return async (bytes, name) => {
    if (!isZip(bytes)) return notA(kind, name)
    const zip = await inspectZip(bytes)
    if (!zip.ok) return zip
    const has = (entry: string) => zip.entries.some(({ fileName }) => fileName === entry)
    const isWhole = part === undefined || (has('[Content_Types].xml') && has(part))
    return isWhole ? accepted(MEDIA_TYPES[kind]) : notA(kind, name)
  }
}

function notA(kind: FileKind, name: string): UploadVerdict {
  return wrongContent(wording('check_content.not_a', { name, value: MEDIA_TYPES[kind] }))
}

function twoInOne(name: string): UploadVerdict {
  return wrongContent(wording('check_content.two_in_one_of_all', { name }))
}
