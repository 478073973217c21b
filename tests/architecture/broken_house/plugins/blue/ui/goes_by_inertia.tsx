import { router } from '@inertiajs/react'
export const go = router.visit
