/** Why somebody of the demonstration asks that a case is unlocked. */
export const demoUnlockReason = '研究中心更正了末次用药日期，需修改剂量信息后重新归档。'
