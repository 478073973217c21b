import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'

import type { Change } from '#kernel/changes/change'
import { identitySettings } from '#kernel/identity/identity_settings'

/** How long a code by mail may be used. */
export const CODE_MINUTES = 10

/** After so many wrong tries a code is worth nothing. */
const TRIES = 5

const tries = () => limiter.use('database', { requests: TRIES, duration: `${CODE_MINUTES} mins` })
const keyOf = (mailbox: string) => `reset-code:${mailbox}`

/** One mailbox, however it is written. */
export const mailboxOf = (email: string) => email.trim().toLowerCase()

/**
 * Notes that a code was asked for, of a mailbox that somebody has or not: both are answered alike.
 * A code that is there already is worth nothing any more.
 */
export async function expectCode(change: Change, mailbox: string): Promise<void> {
  const { trx } = change
  await tries().delete(keyOf(mailbox))
  const expires = new Date(Date.now() + CODE_MINUTES * 60_000)
  await trx.rawQuery(
    `insert into reset_codes (mailbox, expires_at) values (?, ?)
     on conflict (mailbox) do update
       set code = null, expires_at = excluded.expires_at`,
    [mailbox, expires]
  )
}

/** Makes the code of a mailbox; six digits, kept as a keyed hash only. */
export async function makeCode(change: Change, mailbox: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await change.trx
    .from('reset_codes')
    .where({ mailbox })
    .update({ code: sealed(mailbox, code) })
  return code
}

export type CodeVerdict = 'right' | 'wrong' | 'none'

/**
 * Whether it is the code that was sent to the mailbox. Each question is one of few: it is counted
 * before it is looked at, also when many come at once.
 * @returns none when no code was asked for, or it is too old
 */
export async function tryCode(mailbox: string, code: string): Promise<CodeVerdict> {
  const mayTry = await tries().attempt(keyOf(mailbox), () => true)
  const found = await db
    .connection('app')
    .from('reset_codes')
    .where({ mailbox })
    .where('expires_at', '>', new Date())
    .select('code')
    .first()
  if (!found) return 'none'
  const [kept, given] = [found.code ?? sealed(mailbox, ''), sealed(mailbox, code.trim())]
  const isRight = timingSafeEqual(Buffer.from(kept), Buffer.from(given)) && found.code !== null
  return isRight && mayTry ? 'right' : 'wrong'
}

/** A code is used once. */
export async function forgetCode(change: Change, mailbox: string): Promise<void> {
  await change.trx.from('reset_codes').where({ mailbox }).delete()
}

function sealed(mailbox: string, code: string): string {
  const { secret } = identitySettings()
  return createHmac('sha256', secret).update(`reset code\n${mailbox}\n${code}`).digest('hex')
}
