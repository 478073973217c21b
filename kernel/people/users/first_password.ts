import { randomBytes } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import hash from '@adonisjs/core/services/hash'

import { soundValues } from '#kernel/admin/kept/sound_values'
import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import { Mails } from '#kernel/mail/mails'
import { firstPasswordFields, typedPasswordFields } from '#kernel/people/users/user_fields'

/**
 * Gives a new user a first password: one that the administrator types, or none that anybody knows,
 * with a mail that leads to setting one. Refuses with 2017 a typed one that does not fit.
 */
export async function giveFirstPassword(
  open: OpenChange,
  id: string,
  sent: unknown
): Promise<void> {
  const { passwordBy } = soundValues(firstPasswordFields, sent)
  const password =
    passwordBy === 'typed'
      ? soundValues(typedPasswordFields, sent).password
      : randomBytes(32).toString('base64')
  const hashed = await hash.make(password)
  const change = open({ name: 'user.password_set', subject: { type: 'user', id } })
  await change.trx.from('users').where({ id }).update({ password: hashed })
  change.note('password', undefined, passwordBy)
  if (passwordBy === 'mail') await invite(change, id)
}

async function invite(change: Change, userId: string): Promise<void> {
  const { username } = await change.trx.from('users').where({ id: userId }).firstOrFail()
  const mails = await app.container.make(Mails)
  await mails.tell(change, {
    userId,
    subject: { en: 'Your account in Pharos', zh: '您的 Pharos 账号' },
    text: {
      en: `An account was made for you. Your user name is ${username}.

Open the sign-in page, choose "Forgot password" and enter this e-mail address: a code is sent to you, with which you set your password.`,
      zh: `已为您创建账号，用户名：${username}。

请打开登录页面，点击“忘记密码”并输入本邮箱地址，系统将发送验证码，凭验证码设置密码后即可登录。`,
    },
  })
}
