import type { TextField } from '#kernel/fields/field'
import type { Words } from '#kernel/language/words'

/** What an act is done to, by the name under which it is audited: `user`, `sponsor`. */
export const trailSubject = {
  kind: 'text',
  label: { en: 'About', zh: '对象' },
  max: 60,
  form: 'code',
} as const satisfies TextField

/** What was done, in the words of the list; acts of other names are shown as they are. */
export const trailActs: Readonly<Record<string, Words>> = {
  created: { en: 'made', zh: '新建' },
  changed: { en: 'changed', zh: '修改' },
  deleted: { en: 'deleted', zh: '删除' },
  removed: { en: 'deleted', zh: '删除' },
  closed: { en: 'closed', zh: '结项' },
  restarted: { en: 'restarted', zh: '重启' },
  frozen: { en: 'frozen', zh: '冻结' },
  unfrozen: { en: 'let in again', zh: '解冻' },
  joined_project: { en: 'let into a project', zh: '加入项目' },
  left_project: { en: 'taken out of a project', zh: '移出项目' },
  role_changed: { en: 'given another role', zh: '变更角色' },
  password_set: { en: 'given a password', zh: '设置密码' },
  password_changed: { en: 'changed the own password', zh: '修改密码' },
  password_reset: { en: 'set a new password by mail', zh: '重置密码' },
  reset_code_asked: { en: 'asked for a code by mail', zh: '申请验证码' },
  reset_code_sent: { en: 'was sent a code', zh: '发送验证码' },
  signed_in: { en: 'signed in', zh: '登录' },
  signed_out: { en: 'signed out', zh: '退出登录' },
  sign_in_refused: { en: 'was refused at sign-in', zh: '登录被拒绝' },
  sign_in_locked: { en: 'was locked out after wrong passwords', zh: '登录被锁定' },
  sign_in_code_made: { en: 'was given a code of another platform', zh: '生成外部登录码' },
  session_ended: { en: 'ended a session', zh: '结束会话' },
  sessions_ended: { en: 'ended all other sessions', zh: '结束其他会话' },
  language_changed: { en: 'changed the language', zh: '切换语言' },
  list_columns_chosen: { en: 'chooses the columns of a list', zh: '设置列表列' },
  projects_followed: { en: 'follows projects', zh: '关注项目' },
  authenticator_offered: { en: 'was offered an authenticator app', zh: '提供身份验证器' },
  authenticator_enrolled: { en: 'set up an authenticator app', zh: '绑定身份验证器' },
  authenticator_used: { en: 'used the authenticator app', zh: '使用身份验证器' },
  authenticator_forgotten: { en: 'authenticator app taken away', zh: '解除身份验证器' },
  refused: { en: 'asked in vain for what is not permitted', zh: '访问被拒绝' },
}

/** Why somebody was not let in, as the trail keeps it, and in words. */
export const signInRefusals = {
  'wrong password': { en: 'wrong password', zh: '密码错误' },
  'locked': { en: 'locked', zh: '已锁定' },
  'out of term': { en: 'outside the term of the account', zh: '不在账号有效期内' },
  'frozen': { en: 'frozen', zh: '账号已冻结' },
  'deleted': { en: 'deleted', zh: '账号已删除' },
  'company deleted': { en: 'company deleted', zh: '公司已删除' },
} as const satisfies Readonly<Record<string, Words>>

/** A reason as it is shown: those of the program in both languages, those that people typed as they are. */
export function reasonWords(reason: string): Words {
  const known: Readonly<Record<string, Words>> = signInRefusals
  return Object.hasOwn(known, reason) ? known[reason]! : { en: reason, zh: reason }
}
