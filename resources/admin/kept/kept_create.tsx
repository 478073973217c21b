import { CreateBase } from 'react-admin'
import { KeptForm, type KeptFormProps } from './kept_form'
import { useSaved } from './use_saved'

type KeptCreateProps = Omit<KeptFormProps, 'refusal' | 'isSaved' | 'fixed' | 'mark'>

/** A new row of a resource. */
export function KeptCreate(props: KeptCreateProps) {
  const { refusal, isSaved, mutationOptions } = useSaved()
  return (
    <CreateBase mutationOptions={mutationOptions}>
      <KeptForm {...props} refusal={refusal} isSaved={isSaved} />
    </CreateBase>
  )
}
