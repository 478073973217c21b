import router from '@adonisjs/core/services/router'

/**
 * Marks a route that screens ask by themselves: `.use([unattended(), see])`. It comes before the
 * guard, so that also a refused request leaves the session and its cookie alone.
 */
export const { unattended } = router.named({
  unattended: () => import('#kernel/identity/unattended_middleware'),
})
