import type { Words } from '#kernel/language/words'

/** What a check says about a file: what it is, or why it is refused. */
export type UploadVerdict = { readonly ok: true; readonly mediaType: string } | UploadRefusal

export interface UploadRefusal {
  readonly ok: false
  /** Number of the error catalogue: 2701 wrong type or size, 3001 wrong content. */
  readonly code: 2701 | 3001
  readonly detail: Words
}

export function accepted(mediaType: string): UploadVerdict {
  return { ok: true, mediaType }
}

/** The file is of a type, or of a size, that is not taken here (2701). */
export function wrongType(detail: Words): UploadRefusal {
  return { ok: false, code: 2701, detail }
}

/** The file is not what it says, is damaged, or is dangerous (3001). */
export function wrongContent(detail: Words): UploadRefusal {
  return { ok: false, code: 3001, detail }
}
