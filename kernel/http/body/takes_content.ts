import router from '@adonisjs/core/services/router'

/**
 * Marks a route whose body holds content of a case, and may be as large as that:
 * `.use([takesContent(), edit])`. It comes before the guard, which reads the body.
 */
export const { takesContent } = router.named({
  takesContent: () => import('#kernel/http/body/takes_content_middleware'),
})
