import type { MultipartFile } from '@adonisjs/core/types/bodyparser'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { wording } from '#kernel/lang/server/wording'

/** Refuses with 3001 a file of a request in which nothing is: of such a one no kind can be told. */
export function refuseEmpty({
  clientName: name,
  size,
}: Pick<MultipartFile, 'clientName' | 'size'>) {
  if (size > 0) return
  throw new kernelErrors.E_FILE_CONTENT({
    detail: wording('refuse_empty.is_empty_choose_the_file_with', { name }),
  })
}
