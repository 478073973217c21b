import router from '@adonisjs/core/services/router'

import { guard } from '#kernel/access/guard'

const SignInController = () => import('#kernel/identity/sign_in_controller')
const SignOutController = () => import('#kernel/identity/sign_out_controller')
const DraftKeyController = () => import('#kernel/identity/draft_key_controller')
const LanguageController = () => import('#kernel/identity/language_controller')

router.get('/login', [SignInController, 'show']).as('identity.sign_in').use(guard.public())
router
  .post('/api/login', [SignInController, 'signIn'])
  .as('identity.session.create')
  .use(guard.public())
router.get('/api/proj/signout', [SignOutController]).as('identity.session.end').use(guard.public())
router
  .put('/api/user/set/lang', [LanguageController])
  .as('identity.language.set')
  .use(guard.public())
router
  .get('/api/user/draft-key', [DraftKeyController])
  .as('identity.draft_key')
  .use(guard.signedIn())
