// Written by `npm run calls` from the OpenAPI document; not edited by hand.
export {}

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /admin/company_notices": {
            query?: {
                sort?: [
                    "event" | "roles" | "interval" | "ways" | "rests" | "textZh" | "textEn",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                    event?: ("task" | "query" | "unlock" | "level" | "overdue" | "held" | "deleted") | ("task" | "query" | "unlock" | "level" | "overdue" | "held" | "deleted")[];
                    rests?: ("no" | "yes") | ("no" | "yes")[];
                };
            };
            answer: {
                id: string;
                revision: number;
                event: string | null;
                roles: string[];
                interval: number | null;
                ways: string[];
                rests: string | null;
                textZh: string;
                textEn: string;
            }[];
        };
        "POST /admin/company_notices": {
            body: {
                event: "task" | "query" | "unlock" | "level" | "overdue" | "held" | "deleted";
                roles?: string[] | null;
                interval?: number | null;
                ways?: ("mail" | "product")[] | null;
                rests?: "no" | "yes" | null;
                textZh?: string | null;
                textEn?: string | null;
            };
            answer: {
                id: string;
                revision: number;
                event: string | null;
                roles: string[];
                interval: number | null;
                ways: string[];
                rests: string | null;
                textZh: string;
                textEn: string;
            };
        };
        "DELETE /admin/company_notices/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                event: string | null;
                roles: string[];
                interval: number | null;
                ways: string[];
                rests: string | null;
                textZh: string;
                textEn: string;
            };
        };
        "GET /admin/company_notices/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                event: string | null;
                roles: string[];
                interval: number | null;
                ways: string[];
                rests: string | null;
                textZh: string;
                textEn: string;
            };
        };
        "PUT /admin/company_notices/{id}": {
            path: {
                id: string;
            };
            body: {
                event: "task" | "query" | "unlock" | "level" | "overdue" | "held" | "deleted";
                roles?: string[] | null;
                interval?: number | null;
                ways?: ("mail" | "product")[] | null;
                rests?: "no" | "yes" | null;
                textZh?: string | null;
                textEn?: string | null;
                revision: number;
            };
            answer: {
                id: string;
                revision: number;
                event: string | null;
                roles: string[];
                interval: number | null;
                ways: string[];
                rests: string | null;
                textZh: string;
                textEn: string;
            };
        };
        "GET /admin/company_warnings": {
            query?: {
                sort?: [
                    "days" | "colour" | "nameZh" | "nameEn",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                    colour?: ("red" | "orange" | "purple" | "yellow" | "turquoise" | "grey" | "peony") | ("red" | "orange" | "purple" | "yellow" | "turquoise" | "grey" | "peony")[];
                };
            };
            answer: {
                id: string;
                revision: number;
                days: number | null;
                colour: string | null;
                nameZh: string;
                nameEn: string;
            }[];
        };
        "POST /admin/company_warnings": {
            body: {
                days: number;
                colour: "red" | "orange" | "purple" | "yellow" | "turquoise" | "grey" | "peony";
                nameZh: string;
                nameEn: string;
            };
            answer: {
                id: string;
                revision: number;
                days: number | null;
                colour: string | null;
                nameZh: string;
                nameEn: string;
            };
        };
        "DELETE /admin/company_warnings/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                days: number | null;
                colour: string | null;
                nameZh: string;
                nameEn: string;
            };
        };
        "GET /admin/company_warnings/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                days: number | null;
                colour: string | null;
                nameZh: string;
                nameEn: string;
            };
        };
        "PUT /admin/company_warnings/{id}": {
            path: {
                id: string;
            };
            body: {
                days: number;
                colour: "red" | "orange" | "purple" | "yellow" | "turquoise" | "grey" | "peony";
                nameZh: string;
                nameEn: string;
                revision: number;
            };
            answer: {
                id: string;
                revision: number;
                days: number | null;
                colour: string | null;
                nameZh: string;
                nameEn: string;
            };
        };
        "GET /admin/notice_rules": {
            query?: {
                sort?: [
                    "event" | "users" | "roles" | "interval" | "ways" | "rests" | "textZh" | "textEn",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                    event?: ("task" | "query" | "unlock" | "level" | "overdue" | "held" | "deleted") | ("task" | "query" | "unlock" | "level" | "overdue" | "held" | "deleted")[];
                    rests?: ("no" | "yes") | ("no" | "yes")[];
                };
            };
            answer: {
                id: string;
                revision: number;
                event: string | null;
                users: string[];
                roles: string[];
                interval: number | null;
                ways: string[];
                rests: string | null;
                textZh: string;
                textEn: string;
            }[];
        };
        "POST /admin/notice_rules": {
            body: {
                event: "task" | "query" | "unlock" | "level" | "overdue" | "held" | "deleted";
                users?: string[] | null;
                roles?: string[] | null;
                interval?: number | null;
                ways?: ("mail" | "product")[] | null;
                rests?: "no" | "yes" | null;
                textZh?: string | null;
                textEn?: string | null;
            };
            answer: {
                id: string;
                revision: number;
                event: string | null;
                users: string[];
                roles: string[];
                interval: number | null;
                ways: string[];
                rests: string | null;
                textZh: string;
                textEn: string;
            };
        };
        "DELETE /admin/notice_rules/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                event: string | null;
                users: string[];
                roles: string[];
                interval: number | null;
                ways: string[];
                rests: string | null;
                textZh: string;
                textEn: string;
            };
        };
        "GET /admin/notice_rules/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                event: string | null;
                users: string[];
                roles: string[];
                interval: number | null;
                ways: string[];
                rests: string | null;
                textZh: string;
                textEn: string;
            };
        };
        "PUT /admin/notice_rules/{id}": {
            path: {
                id: string;
            };
            body: {
                event: "task" | "query" | "unlock" | "level" | "overdue" | "held" | "deleted";
                users?: string[] | null;
                roles?: string[] | null;
                interval?: number | null;
                ways?: ("mail" | "product")[] | null;
                rests?: "no" | "yes" | null;
                textZh?: string | null;
                textEn?: string | null;
                revision: number;
            };
            answer: {
                id: string;
                revision: number;
                event: string | null;
                users: string[];
                roles: string[];
                interval: number | null;
                ways: string[];
                rests: string | null;
                textZh: string;
                textEn: string;
            };
        };
        "GET /admin/warning_levels": {
            query?: {
                sort?: [
                    "days" | "colour" | "nameZh" | "nameEn",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                    colour?: ("red" | "orange" | "purple" | "yellow" | "turquoise" | "grey" | "peony") | ("red" | "orange" | "purple" | "yellow" | "turquoise" | "grey" | "peony")[];
                };
            };
            answer: {
                id: string;
                revision: number;
                days: number | null;
                colour: string | null;
                nameZh: string;
                nameEn: string;
            }[];
        };
        "POST /admin/warning_levels": {
            body: {
                days: number;
                colour: "red" | "orange" | "purple" | "yellow" | "turquoise" | "grey" | "peony";
                nameZh: string;
                nameEn: string;
            };
            answer: {
                id: string;
                revision: number;
                days: number | null;
                colour: string | null;
                nameZh: string;
                nameEn: string;
            };
        };
        "DELETE /admin/warning_levels/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                days: number | null;
                colour: string | null;
                nameZh: string;
                nameEn: string;
            };
        };
        "GET /admin/warning_levels/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                days: number | null;
                colour: string | null;
                nameZh: string;
                nameEn: string;
            };
        };
        "PUT /admin/warning_levels/{id}": {
            path: {
                id: string;
            };
            body: {
                days: number;
                colour: "red" | "orange" | "purple" | "yellow" | "turquoise" | "grey" | "peony";
                nameZh: string;
                nameEn: string;
                revision: number;
            };
            answer: {
                id: string;
                revision: number;
                days: number | null;
                colour: string | null;
                nameZh: string;
                nameEn: string;
            };
        };
        "GET /notifications": {
            answer: {
                unread: number;
                isDigest: boolean;
                rows: {
                    id: string;
                    event: "task" | "query" | "unlock" | "level" | "overdue" | "held" | "deleted";
                    caseId: string;
                    caseNo: string;
                    text: {
                        en: string;
                        zh: string;
                    };
                    times: number;
                    at: string;
                    isRead: boolean;
                }[];
            };
        };
        "PUT /notifications/read": {
            body: {
                id?: string | null;
            };
            answer: Record<string, never>;
        };
        "GET /notifications/unread": {
            answer: {
                unread: number;
            };
        };
        "PUT /notifications/wishes": {
            body: {
                isDigest: boolean;
            };
            answer: Record<string, never>;
        };
    }
}
