import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'

import type { Change } from '#kernel/changes/change'
import { identitySettings } from '#kernel/identity/identity_settings'

/** How long a code by mail may be used. */
export const CODE_MINUTES = 10

/**
 * Six codes of an account at most are good at once, and its mailbox has 100 tries in ten minutes: with
 * so many digits whoever tries all day from everywhere is right once in a thousand days.
 */
const DIGITS = 8

/** So many codes of an account that are good for half their time yet are enough: no further mail. */
const CODES_AT_ONCE = 3

/**
 * Wrong codes after which no code is right any more for a while: few from one address of the
 * network, so that nobody guesses; more for the mailbox from everywhere, or anybody could keep
 * its owner out.
 */
const TRIES = { asker: 5, mailbox: 100 } as const

/** One mailbox, however it is written. */
export const mailboxOf = (email: string) => email.trim().toLowerCase()

/**
 * Notes that a code was asked for, of a mailbox that somebody has or not: both are answered alike.
 * A code that was sent before stays good for its time.
 */
export async function expectCode({ trx }: Change, mailbox: string): Promise<void> {
  await trx.table('reset_codes').insert({ mailbox, expires_at: soon(CODE_MINUTES) })
}

/**
 * Makes a code of an account, which is kept as a keyed hash only.
 * @returns undefined when the mailbox holds enough that are good for a while
 */
export async function makeCode(
  { trx }: Change,
  mailbox: string,
  userId: string
): Promise<string | undefined> {
  const fresh = await trx
    .from('reset_codes')
    .where({ user_id: userId })
    .where('expires_at', '>', soon(CODE_MINUTES / 2))
    .count('* as n')
    .first()
  if (Number(fresh.n) >= CODES_AT_ONCE) return undefined
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const row = { mailbox, user_id: userId, code: sealed(mailbox, code) }
  await trx.table('reset_codes').insert({ ...row, expires_at: soon(CODE_MINUTES) })
  return code
}

/** What becomes of a code that somebody brings: whose account it opens, if any. */
export type CodeVerdict =
  { readonly is: 'right'; readonly userId: string } | { readonly is: 'wrong' | 'none' }

/**
 * Whether it is a code that was sent to the mailbox. Each question is one of few: it is counted
 * before it is looked at, also when many come at once.
 * @param asker network address of the caller
 * @returns none when no code was asked for, or it is too old
 */
export async function tryCode(mailbox: string, code: string, asker: string): Promise<CodeVerdict> {
  const mayTry =
    (await take(`reset-code:${mailbox}:${asker}`, TRIES.asker)) &&
    (await take(`reset-code:${mailbox}`, TRIES.mailbox))
  const stored = await db
    .connection('app')
    .from('reset_codes')
    .where({ mailbox })
    .where('expires_at', '>', new Date())
    .select('user_id', 'code')
  if (stored.length === 0) return { is: 'none' }
  const given = Buffer.from(sealed(mailbox, code.trim()))
  // All are looked at, so that the time of the answer tells nothing.
  const right = stored.filter((each) =>
    timingSafeEqual(Buffer.from(each.code ?? sealed(mailbox, '')), given)
  )
  const userId = right.find((each) => each.user_id !== null)?.user_id as string | undefined
  return userId !== undefined && mayTry ? { is: 'right', userId } : { is: 'wrong' }
}

/** A code is used once, and with it goes whatever else was sent for the account. */
export async function forgetCodes({ trx }: Change, mailbox: string, userId: string): Promise<void> {
  await trx
    .from('reset_codes')
    .where({ mailbox })
    .where((either) => void either.where({ user_id: userId }).orWhereNull('user_id'))
    .delete()
}

const take = (key: string, requests: number) =>
  limiter.use('database', { requests, duration: `${CODE_MINUTES} mins` }).attempt(key, () => true)

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000)

function sealed(mailbox: string, code: string): string {
  const { secret } = identitySettings()
  return createHmac('sha256', secret).update(`reset code\n${mailbox}\n${code}`).digest('hex')
}
