import { Refusal } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { messageOf } from '#kernel/errors/messages'
import type { Words } from '#kernel/language/words'
import { wording } from '#plugins/e2b/lang/server/wording'

/** Number and sentence for a file that is refused or cannot be opened; undefined for any other error. */
export function refusalOf(error: unknown): { code: number; message: Words } | undefined {
  if (error instanceof Refusal) return { code: error.number, message: messageOf(error) }
  const { code, path } = error as NodeJS.ErrnoException
  if (code !== 'ENOENT' && code !== 'EISDIR' && code !== 'EACCES') return undefined
  // The file system does not say which one, when a folder is read like a file.
  const message = path
    ? wording('refusal_of.cannot_be_opened', { path })
    : wording('refusal_of.a_folder_is_no_message_name')
  return { code: kernelErrors.E_FILE_CONTENT.number, message }
}
