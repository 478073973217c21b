import router from '@adonisjs/core/services/router'

/**
 * Marks a route that files are uploaded to: `.use([edit, takesFiles()])`. It comes after the guard,
 * so that nothing of a stranger's reaches the disk; no other route reads a multipart body at all.
 */
export const { takesFiles } = router.named({
  takesFiles: () => import('#kernel/files/takes_files_middleware'),
})
