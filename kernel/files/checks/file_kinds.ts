/** A kind of file that the product knows how to check. */
export type FileKind = 'pdf' | 'word97' | 'word' | 'excel' | 'jpeg' | 'text' | 'wav' | 'zip' | 'xml'

const KIND_OF_EXTENSION: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  doc: 'word97',
  docx: 'word',
  jpe: 'jpeg',
  jpeg: 'jpeg',
  jpg: 'jpeg',
  txt: 'text',
  wav: 'wav',
  zip: 'zip',
  xml: 'xml',
  xlsx: 'excel',
}

/** The type that a file of this kind is stored and sent with. */
export const MEDIA_TYPES: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  word97: 'application/msword',
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jpeg: 'image/jpeg',
  text: 'text/plain',
  wav: 'audio/wav',
  zip: 'application/zip',
  xml: 'application/xml',
}

/**
 * Extensions that may be attached to a case: those that rule
 * FILE-01 names, and no other; there are nine of them. A type that it does not name (png, xlsx) stays
 * out, because whatever is let in here is sent on to regulators.
 */
export const ATTACHMENT_TYPES: readonly string[] = [
  'pdf',
  'doc',
  'docx',
  'jpe',
  'jpeg',
  'jpg',
  'txt',
  'wav',
  'zip',
]

/** 15 MB: what regulators take as an attachment. */
export const ATTACHMENT_MAX_KB = 15 * 1024

/** Extensions for imports: messages, alone or packed, and the list of random numbers (FILE-02). */
export const CASE_IMPORT_TYPES: readonly string[] = ['xml', 'zip']
export const RANDOM_LIST_TYPES: readonly string[] = ['xlsx']

/** Lower-cased text after the last dot of a file name; '' without one (FILE-03). */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase()
}

/** Whether a file is gzip by its name. It is no kind that is taken, and is told as what it is. */
export function isGzipName(name: string): boolean {
  return ['gz', 'tgz', 'gzip'].includes(extensionOf(name))
}

export function kindOf(extension: string): FileKind | undefined {
  return Object.hasOwn(KIND_OF_EXTENSION, extension) ? KIND_OF_EXTENSION[extension] : undefined
}
