import type { Refusal } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import { e2bErrors } from '#plugins/e2b/errors'

/** The file is no XML at all (2701). */
export function wrongType(detail: Words): Refusal {
  return new kernelErrors.E_UPLOAD_TYPE({ detail })
}

/** The file cannot be read, or may not be (3001). */
export function wrongContent(detail: Words): Refusal {
  return new kernelErrors.E_FILE_CONTENT({ detail })
}

/** The file is XML, but not a message with E2B(R3) reports (2705). */
export function notStandard(detail: Words): Refusal {
  return new e2bErrors.E_NOT_STANDARD({ detail })
}
