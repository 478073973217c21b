import { BootRefusal } from '#kernel/boot_refusal'
import { isDatabaseAway } from '#kernel/database/is_database_away'
import { Refusal } from '#kernel/errors/define_errors'
import { messageOf } from '#kernel/errors/messages'

/** What the file system says when a path that somebody named cannot be used. */
const paths: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'access is not allowed',
  EPERM: 'access is not allowed',
  EROFS: 'it can only be read',
  EEXIST: 'it exists already',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of it is no folder',
  ENOSPC: 'the disk is full',
}

/** The sentence with which a command ends over something that its user can put right, else null. */
export function sentenceAbout(error: unknown): string | null {
  if (error instanceof Refusal) return `${error.number} ${messageOf(error).en}`
  if (error instanceof BootRefusal) return error.message
  if (isDatabaseAway(error)) return 'The database cannot be reached; start it, or set DATABASE_URL.'
  const { code, path } = error as NodeJS.ErrnoException
  const reason = code === undefined ? undefined : paths[code]
  return reason !== undefined && path !== undefined ? `${path} cannot be used: ${reason}.` : null
}
