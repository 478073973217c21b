import type { FileLeaf } from '#kernel/case/content/leaf'
import { fileSize } from './file_size'

/** Short names of media types, the same in every language. */
const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'image/jpeg': 'JPEG',
  'text/plain': 'TXT',
  'audio/wav': 'WAV',
  'application/zip': 'ZIP',
}

/** What a document is and how large: `PDF · 231 KB`. */
export function fileFacts({ mediaType = '', size }: FileLeaf): string {
  return [kinds[mediaType] ?? mediaType, fileSize(size)].filter(Boolean).join(' · ')
}
