import type { MultipartFile } from '@adonisjs/core/types/bodyparser'

import { kernelErrors } from '#kernel/errors/kernel_errors'

/** Refuses with 3001 a file of a request in which nothing is: of such a one no kind can be told. */
export function refuseEmpty({
  clientName: name,
  size,
}: Pick<MultipartFile, 'clientName' | 'size'>) {
  if (size > 0) return
  throw new kernelErrors.E_FILE_CONTENT({
    detail: {
      en: `"${name}" is empty; choose the file with your data.`,
      zh: `“${name}”为空文件，请选择含有数据的文件。`,
    },
  })
}
