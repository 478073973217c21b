import { useTranslation } from 'react-i18next'
import type { QueryPlace } from '#plugins/queries/contract/query'
import { Choice } from '#resources/kit/choice'

/** A place that may be asked about, as people call it. */
export interface OfferedPlace extends QueryPlace {
  readonly name: string
}

interface PlaceChoiceProps {
  label: string
  places: readonly OfferedPlace[]
  place: QueryPlace
  onPlace: (place: QueryPlace) => void
}

/** What is asked about: the case, a page of it, or the element at the cursor. */
export function PlaceChoice({ label, places, place, onPlace }: PlaceChoiceProps) {
  const { t } = useTranslation()
  const choose = (key: string) =>
    onPlace(places.find((each) => keyOf(each) === key) ?? { page: null, path: null })
  return (
    <Choice tall label={label} value={keyOf(place)} onChoose={choose}>
      {places.map((each) => (
        <option key={keyOf(each)} value={keyOf(each)}>
          {each.name}
        </option>
      ))}
      <option value="">{t('queries:whole_case')}</option>
    </Choice>
  )
}

const keyOf = ({ page, path }: QueryPlace) => [page, path].filter(Boolean).join(' ')
