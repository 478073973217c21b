import { Refusal } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { messageOf } from '#kernel/errors/messages'
import type { Words } from '#kernel/language/words'

/** Number and sentence for a file that is refused or cannot be opened; undefined for any other error. */
export function refusalOf(error: unknown): { code: number; message: Words } | undefined {
  if (error instanceof Refusal) return { code: error.number, message: messageOf(error) }
  const { code, path } = error as NodeJS.ErrnoException
  if (code !== 'ENOENT' && code !== 'EISDIR' && code !== 'EACCES') return undefined
  // The file system does not say which one, when a folder is read like a file.
  const message = path
    ? { en: `${path} cannot be opened.`, zh: `无法打开 ${path}。` }
    : { en: 'A folder is no message; name its files.', zh: '文件夹不是报文，请指定其中的文件。' }
  return { code: kernelErrors.E_FILE_CONTENT.number, message }
}
