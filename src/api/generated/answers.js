/* oxlint-disable */
// Generated from openapi.yaml by `npm run generate`.
'use strict';
export const isAnswer = validate21;
const schema32 = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    success: { type: 'boolean' },
    error: { type: 'boolean' },
    code: {
      type: 'string',
      enum: [
        'request malformed',
        'link unknown',
        'link unknown or used',
        'link expired',
        'password refused',
        'password too long',
        'password common',
        'sign-in refused',
        'address not confirmed',
        'signed out',
        'xsrf token refused',
        'another site',
        'nothing here',
        'wrong method',
        'request too large',
        'not JSON',
        'too many attempts',
        'server failed',
        'busy',
        'outcome unknown',
      ],
    },
  },
};
function validate21(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.message === undefined && (missing0 = 'message')) {
        validate21.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.message !== undefined) {
          const _errs1 = errors;
          if (typeof data.message !== 'string') {
            validate21.errors = [
              {
                instancePath: instancePath + '/message',
                schemaPath: '#/properties/message/type',
                keyword: 'type',
                params: { type: 'string' },
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.success !== undefined) {
            const _errs3 = errors;
            if (typeof data.success !== 'boolean') {
              validate21.errors = [
                {
                  instancePath: instancePath + '/success',
                  schemaPath: '#/properties/success/type',
                  keyword: 'type',
                  params: { type: 'boolean' },
                },
              ];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.error !== undefined) {
              const _errs5 = errors;
              if (typeof data.error !== 'boolean') {
                validate21.errors = [
                  {
                    instancePath: instancePath + '/error',
                    schemaPath: '#/properties/error/type',
                    keyword: 'type',
                    params: { type: 'boolean' },
                  },
                ];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.code !== undefined) {
                let data3 = data.code;
                const _errs7 = errors;
                if (typeof data3 !== 'string') {
                  validate21.errors = [
                    {
                      instancePath: instancePath + '/code',
                      schemaPath: '#/properties/code/type',
                      keyword: 'type',
                      params: { type: 'string' },
                    },
                  ];
                  return false;
                }
                if (
                  !(
                    data3 === 'request malformed' ||
                    data3 === 'link unknown' ||
                    data3 === 'link unknown or used' ||
                    data3 === 'link expired' ||
                    data3 === 'password refused' ||
                    data3 === 'password too long' ||
                    data3 === 'password common' ||
                    data3 === 'sign-in refused' ||
                    data3 === 'address not confirmed' ||
                    data3 === 'signed out' ||
                    data3 === 'xsrf token refused' ||
                    data3 === 'another site' ||
                    data3 === 'nothing here' ||
                    data3 === 'wrong method' ||
                    data3 === 'request too large' ||
                    data3 === 'not JSON' ||
                    data3 === 'too many attempts' ||
                    data3 === 'server failed' ||
                    data3 === 'busy' ||
                    data3 === 'outcome unknown'
                  )
                ) {
                  validate21.errors = [
                    {
                      instancePath: instancePath + '/code',
                      schemaPath: '#/properties/code/enum',
                      keyword: 'enum',
                      params: { allowedValues: schema32.properties.code.enum },
                    },
                  ];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate21.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = {
  props: { message: true, success: true, error: true, code: true },
  dynamicProps: false,
  dynamicItems: false,
};
export const isSession = validate22;
const schema33 = {
  type: 'object',
  required: ['member'],
  properties: { member: { $ref: '#/components/schemas/Self' } },
};
const schema34 = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'string', format: 'uuid' }, name: { type: 'string' } },
};
function validate22(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.member === undefined && (missing0 = 'member')) {
        validate22.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
          },
        ];
        return false;
      } else {
        if (data.member !== undefined) {
          let data0 = data.member;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
              let missing1;
              if (
                (data0.id === undefined && (missing1 = 'id')) ||
                (data0.name === undefined && (missing1 = 'name'))
              ) {
                validate22.errors = [
                  {
                    instancePath: instancePath + '/member',
                    schemaPath: '#/components/schemas/Self/required',
                    keyword: 'required',
                    params: { missingProperty: missing1 },
                  },
                ];
                return false;
              } else {
                if (data0.id !== undefined) {
                  const _errs4 = errors;
                  if (errors === _errs4) {
                    if (errors === _errs4) {
                      if (!(typeof data0.id === 'string')) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + '/member/id',
                            schemaPath: '#/components/schemas/Self/properties/id/type',
                            keyword: 'type',
                            params: { type: 'string' },
                          },
                        ];
                        return false;
                      }
                    }
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data0.name !== undefined) {
                    const _errs6 = errors;
                    if (typeof data0.name !== 'string') {
                      validate22.errors = [
                        {
                          instancePath: instancePath + '/member/name',
                          schemaPath: '#/components/schemas/Self/properties/name/type',
                          keyword: 'type',
                          params: { type: 'string' },
                        },
                      ];
                      return false;
                    }
                    var valid2 = _errs6 === errors;
                  } else {
                    var valid2 = true;
                  }
                }
              }
            } else {
              validate22.errors = [
                {
                  instancePath: instancePath + '/member',
                  schemaPath: '#/components/schemas/Self/type',
                  keyword: 'type',
                  params: { type: 'object' },
                },
              ];
              return false;
            }
          }
        }
      }
    } else {
      validate22.errors = [
        { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } },
      ];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { props: { member: true }, dynamicProps: false, dynamicItems: false };
const readBy = validators => (status, body) => {
  const declared = Object.hasOwn(validators, status) ? status : 'default';
  return validators[declared]?.(body) ? { status: declared, body } : undefined;
};
export const readers = {
  verifyEmail: readBy({
    200: isAnswer,
    400: isAnswer,
    410: isAnswer,
    429: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  resetPassword: readBy({
    200: isAnswer,
    400: isAnswer,
    410: isAnswer,
    422: isAnswer,
    429: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  signIn: readBy({
    200: isSession,
    401: isAnswer,
    403: isAnswer,
    429: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
  session: readBy({ 200: isSession, 401: isAnswer, 500: isAnswer, default: isAnswer }),
  signOut: readBy({
    200: isAnswer,
    401: isAnswer,
    403: isAnswer,
    500: isAnswer,
    default: isAnswer,
  }),
};
