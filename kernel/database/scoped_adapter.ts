import { Adapter } from '@adonisjs/lucid/orm'
import type { LucidModel, LucidRow, ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Models ask and write through the transaction of a change, or of a question, which alone knows in
 * which scope it is. Only a model that names its connection may be asked without one, and never written.
 */
export class ScopedAdapter extends Adapter {
  modelConstructorClient(model: LucidModel, options?: ModelAdapterOptions) {
    if (options?.client?.isTransaction) return options.client
    if (options?.client || model.connection === undefined) throw withoutTransaction(model)
    return super.modelConstructorClient(model, options)
  }

  modelClient(row: LucidRow): TransactionClientContract {
    if (!row.$trx) throw withoutTransaction(row.constructor as LucidModel)
    return row.$trx
  }
}

function withoutTransaction({ name }: LucidModel): Error {
  return new Error(
    `${name} is asked and written through a transaction: ${name}.query({ client: trx }), with that of a change, or of a question to Database.`
  )
}
