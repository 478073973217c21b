export class UserSchema {}
