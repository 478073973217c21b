import router from '@adonisjs/core/services/router'

/**
 * The three guards of a route; each route carries exactly one:
 * `guard.permission('CASE_DATA')`, `guard.signedIn()` or `guard.public()`.
 */
export const guard = router.named({
  permission: () => import('#kernel/access/permission_middleware'),
  signedIn: () => import('#kernel/access/signed_in_middleware'),
  public: () => import('#kernel/access/public_middleware'),
})
