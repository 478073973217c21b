import { UserSchema } from '../../../database/schema.ts'
export class Somebody extends UserSchema {}
