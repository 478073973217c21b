import { fill } from '#kernel/plugins/slot'
import { belowProjects } from '#resources/app/project_select/project_select_slots'
import { belowSignIn } from '#resources/app/sign_in/sign_in_slots'
import { DemoPeople } from './demo_people'
import { FiveThings } from './five_things'

/** Whom one may sign in as, and what there is to try. */
export const slots = [fill(belowSignIn, DemoPeople), fill(belowProjects, FiveThings)]
