import { known } from '#kernel/http/knows_a_plugin'
import { taken } from '#plugins/blue/list/takes_inside'
import { screen } from '#plugins/red/ui/screen'
export const all = [known, taken, screen]
