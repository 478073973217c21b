import { awaitedScreens } from '#kernel/screens/awaited_screens'
import { everyBringer } from '#kernel/screens/every_bringer'
import { serveAwaited, serveScreens } from '#kernel/screens/serve_screens'

/** Routes of the kernel; each plugin brings its own. */
await import('#kernel/identity/routes')
await import('#kernel/tenancy/routes')
await import('#kernel/access/roles/routes')
await import('#kernel/people/routes')
await import('#kernel/menus/routes')
await import('#kernel/case/forms/routes')
await import('#kernel/admin/routes')
await import('#kernel/batches/routes')
await import('#kernel/changes/routes')
await import('#kernel/configuration/routes')
await import('#kernel/settings/routes')
await import('#kernel/openapi/routes')

const [kernel] = await everyBringer()
serveScreens(kernel!)
serveAwaited(awaitedScreens)

// Last of all (plugins have theirs by now): it takes every address that nobody else has.
await import('#kernel/http/unknown_address_route')
