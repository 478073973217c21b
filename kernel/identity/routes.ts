import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const SignInController = () => import('#kernel/identity/sign_in/sign_in_controller')
const SignOutController = () => import('#kernel/identity/sign_in/sign_out_controller')
const SignInCodeController = () =>
  import('#kernel/identity/outside_platform/sign_in_code_controller')
const ChangePasswordController = () =>
  import('#kernel/identity/passwords/change_password_controller')
const ExpiredPasswordController = () =>
  import('#kernel/identity/passwords/expired_password_controller')
const ResetPasswordController = () => import('#kernel/identity/passwords/reset_password_controller')
const RenewController = () => import('#kernel/identity/sessions/renew_controller')
const SessionListController = () => import('#kernel/identity/sessions/session_list_controller')
const DraftKeyController = () => import('#kernel/identity/draft_key_controller')
const LanguageController = () => import('#kernel/identity/language_controller')

calls.post('/login', [SignInController, 'signIn']).as('identity.session.create').use(guard.public())
calls
  .post('/login/platform', [SignInController, 'signInToPlatform'])
  .as('identity.platform_session.create')
  .use(guard.public())
calls
  .post('/login/code', [SignInCodeController])
  .as('identity.sign_in_code.create')
  .use(guard.public())
calls.get('/proj/signout', [SignOutController]).as('identity.session.end').use(guard.public())
calls.put('/token', [RenewController]).as('identity.session.renew').use(guard.signedIn())

calls
  .get('/user/sessions', [SessionListController, 'list'])
  .as('identity.sessions.list')
  .use(guard.signedIn())
calls
  .delete('/user/sessions', [SessionListController, 'endOthers'])
  .as('identity.sessions.end_others')
  .use(guard.signedIn())
calls
  .delete('/user/sessions/:handle', [SessionListController, 'end'])
  .as('identity.sessions.end')
  .use(guard.signedIn())

calls
  .put('/user/pwd/change', [ChangePasswordController, 'change'])
  .as('identity.password.change')
  .use(guard.signedIn())
calls
  .put('/user/pwd/expire', [ExpiredPasswordController])
  .as('identity.password.replace_expired')
  .use(guard.public())
calls
  .put('/user/pwd/verify/code', [ResetPasswordController, 'sendCode'])
  .as('identity.password.send_code')
  .use(guard.public())
calls
  .put('/user/pwd/reset', [ResetPasswordController, 'reset'])
  .as('identity.password.reset')
  .use(guard.public())

calls.put('/user/set/lang', [LanguageController]).as('identity.language.set').use(guard.public())
calls.get('/user/draft-key', [DraftKeyController]).as('identity.draft_key').use(guard.signedIn())
