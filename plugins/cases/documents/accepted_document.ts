import { kernelErrors } from '#kernel/errors/kernel_errors'
import { tooLarge } from '#kernel/files/checks/check_upload'
import { ATTACHMENT_MAX_KB, ATTACHMENT_TYPES } from '#kernel/files/checks/file_kinds'
import type { SentFile } from '#kernel/files/hear_files'
import type { AcceptedFiles } from '#kernel/http/takes'

import { wording } from '#plugins/cases/lang/server/wording'

const MOST_LETTERS = 200

const choose = wording('upload_document.choose', {
  attachment_types: ATTACHMENT_TYPES,
  attachment_max_kb: ATTACHMENT_MAX_KB,
})

/** A document of a case, as a form brings it. */
export const acceptedDocument = {
  name: 'document',
  which: choose,
  largest: `${ATTACHMENT_MAX_KB}kb`,
  wrong: (name: string) => tooLarge(name, ATTACHMENT_MAX_KB).detail,
  mayBeEmpty: true,
} as const satisfies AcceptedFiles

const nameTooLong = wording('upload_document.name_too_long', { most_letters: MOST_LETTERS })

/** Refuses with 2017 a name that no list could show. */
export function refuseLongName({ name }: SentFile): void {
  if (name.length > MOST_LETTERS) throw new kernelErrors.E_PARAMETER({ detail: nameTooLong })
}
