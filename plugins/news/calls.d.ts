// Written by `npm run calls` from the OpenAPI document; not edited by hand.
export {}

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /admin/notices": {
            query?: {
                sort?: [
                    "textZh" | "textEn" | "tone" | "startsOn" | "endsOn",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                    tone?: ("info" | "warning") | ("info" | "warning")[];
                };
            };
            answer: {
                id: string;
                revision: number;
                textZh: string;
                textEn: string;
                tone: string | null;
                startsOn: string | null;
                endsOn: string | null;
            }[];
        };
        "POST /admin/notices": {
            body: {
                textZh: string;
                textEn: string;
                tone: "info" | "warning";
                startsOn: string;
                endsOn: string;
            };
            answer: {
                id: string;
                revision: number;
                textZh: string;
                textEn: string;
                tone: string | null;
                startsOn: string | null;
                endsOn: string | null;
            };
        };
        "DELETE /admin/notices/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                textZh: string;
                textEn: string;
                tone: string | null;
                startsOn: string | null;
                endsOn: string | null;
            };
        };
        "GET /admin/notices/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                textZh: string;
                textEn: string;
                tone: string | null;
                startsOn: string | null;
                endsOn: string | null;
            };
        };
        "PUT /admin/notices/{id}": {
            path: {
                id: string;
            };
            body: {
                textZh: string;
                textEn: string;
                tone: "info" | "warning";
                startsOn: string;
                endsOn: string;
                revision: number;
            };
            answer: {
                id: string;
                revision: number;
                textZh: string;
                textEn: string;
                tone: string | null;
                startsOn: string | null;
                endsOn: string | null;
            };
        };
        "GET /admin/upgrades": {
            query?: {
                sort?: [
                    "suVersion" | "releaseTime" | "detailsZh" | "detailsEn",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                };
            };
            answer: {
                id: string;
                revision: number;
                suVersion: string;
                releaseTime: string | null;
                detailsZh: string;
                detailsEn: string;
            }[];
        };
        "POST /admin/upgrades": {
            body: {
                suVersion: string;
                releaseTime?: string | null;
                detailsZh: string;
                detailsEn: string;
            };
            answer: {
                id: string;
                revision: number;
                suVersion: string;
                releaseTime: string | null;
                detailsZh: string;
                detailsEn: string;
            };
        };
        "DELETE /admin/upgrades/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                suVersion: string;
                releaseTime: string | null;
                detailsZh: string;
                detailsEn: string;
            };
        };
        "GET /admin/upgrades/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                suVersion: string;
                releaseTime: string | null;
                detailsZh: string;
                detailsEn: string;
            };
        };
        "PUT /admin/upgrades/{id}": {
            path: {
                id: string;
            };
            body: {
                suVersion: string;
                releaseTime?: string | null;
                detailsZh: string;
                detailsEn: string;
                revision: number;
            };
            answer: {
                id: string;
                revision: number;
                suVersion: string;
                releaseTime: string | null;
                detailsZh: string;
                detailsEn: string;
            };
        };
        "GET /notices": {
            answer: {
                id: string;
                tone: "info" | "warning";
                text: {
                    en: string;
                    zh: string;
                };
            }[];
        };
        "GET /upgrade": {
            answer: {
                dataList: {
                    suId: string;
                    suVersion: string;
                    releaseTime: string;
                    suDetails: {
                        en: string;
                        zh: string;
                    };
                }[];
            };
        };
        "POST /upgrade": {
            body: {
                suVersion: string;
                releaseTime?: string | null;
                detailsZh: string;
                detailsEn: string;
            };
            answer: {
                id: string;
                revision: number;
                suVersion: string;
                releaseTime: string | null;
                detailsZh: string;
                detailsEn: string;
            };
        };
        "PUT /upgrade": {
            body: {
                suVersion: string;
                releaseTime?: string | null;
                detailsZh: string;
                detailsEn: string;
                revision: number;
                suId: string;
            };
            answer: {
                id: string;
                revision: number;
                suVersion: string;
                releaseTime: string | null;
                detailsZh: string;
                detailsEn: string;
            };
        };
        "DELETE /upgrade/{id}": {
            path: {
                id: string;
            };
            answer: {
                id: string;
                revision: number;
                suVersion: string;
                releaseTime: string | null;
                detailsZh: string;
                detailsEn: string;
            };
        };
    }
}
