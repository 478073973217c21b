import { fill } from '#kernel/plugins/slot'
import { besideViews, caseTabs } from '#plugins/cases/contract/slots'
import { NarrativeSide } from './beside/narrative_side'
import { NarrativeTab } from './tab/narrative_tab'

/** The narrative as a screen of a case, and beside the form of a page. */
export const slots = [
  fill(caseTabs, {
    ...{ key: 'narrative', Body: NarrativeTab },
    label: (t) => t('narratives:title'),
  }),
  fill(besideViews, {
    ...{ key: 'narrative', View: NarrativeSide },
    label: (t) => t('narratives:title'),
  }),
]
