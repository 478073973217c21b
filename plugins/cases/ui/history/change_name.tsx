import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Quiet } from '#resources/kit/panel'
import { shortPath } from '../case/short_path'
import type { FlatChange } from './flat_changes'

/** What changed: the element in words with its place, or what the trail calls it. */
export function ChangeName({ change: { element, place, key } }: { change: FlatChange }) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  if (element === null)
    return t(`cases:audit.noted.${key.replaceAll(/\W/g, '_')}`, { defaultValue: key })
  return (
    <>
      {say(catalogue.labelOf(element))} <Quiet className="num">{shortPath(place)}</Quiet>
    </>
  )
}
